"""The edition: what every passage must carry, and what the loader says to a file that is not right."""

import re
from pathlib import Path

import pytest
import yaml

from zhouli.edition import EditionError, NotFound, Passage, bare, load
from zhouli.edition.loading import Loader
from zhouli.edition.model import LAYERS
from zhouli.library import HOME, edition

# Simplified forms that a traditional text has no use for. 于 余 谷 云 后 里 斗 征 are left out: they stand in it rightly.
SIMPLIFIED = set(
    "万与为义书买争亏产亩亲从仓们价众会伞传伤伦伪体侠侧侨俭债倾偿储儿党兰关兴养兽冈军农冯凤凯击凿刍刘则刚"
    "创删刭剂剑剥剧劝办务动励劳势勋匀区医华协单卖卢卫厅历厉压厌厕厢厦县参双发变叙叠号叹吕吗听启吴员呜咏响"
    "哑哗唤啬啸喷嘱团园围国图圆圣场坏块坚坛坝坟坠垄垒垦垫堕墙壮声壳处备够头夸夹夺奋奖妆妇妈姗娄娱孙学宝实"
    "宠审宪宽宾寝对寻导寿将尔尘尝层属岁岭峡币帅师帐带帮庄庆庐库应庙庞废开异弃张弥弯弹归当录彻径忆忧怀态怜"
    "总恋恳恶恼悬惊惧惨惩惭惯愤愿懒戏战扑执扩扫扬扰抚抢护报担拟拥择挂挡挤挥捞损换捣掳掷摄摆摇撑操敌数斋斩"
    "断无旧时旷昼显晋晒晓晕暂术机杀杂权条来杨极构枪枫标栈栋栏树样桥桩检楼横欢欧歼残殴毁毕汇汉汤沟沪泪泽洁"
    "洒浅浆浇测济浑浓涛涤润涨渊渐渔湾湿滚滞满滤灭灯灵灾炉点炼烁烂烛烟烦烧热爱爷牵犊状犹独狭狮狱猎玛环现画"
    "畅畴疗疮疯痒瘫皱盏盐监盖盘睁矫矿码砖础硕确碍礼祸离种积称税稳穷窃窍窜竞笋笔笼筑筛筹签简粮紧纠红纤约级"
    "纪纯纲纳纵纷纸纹纺线练组细织终绍经结绕绘给络绝统继绩绪续维绵综绿缓编缘缚缝缩缴网罗罚罢职联聪肃肠肤肿"
    "胀胁胜脉脑脚脱脸腊腾舆舰艰节芦苏苹茎荡荣药莱莲获营萧萨蒋蓝蔷蔼蕴虏虑虽蚀蚁蚕蛮蜡补装裤见观规视览觉触"
    "计订认讥讨让训议讯记讲许论设访证评识诉诊词译试诗诚话诞询该详语误说请诸读课谁调谅谈谊谋谓谢谣谦谨谱贝"
    "贞负贡财责贤败货质贩贪贫购贮贯贱贴贵贷贸费贺贼贾赁资赋赌赏赐赔赖赘赚赛赞赠赵赶趋跃践车轧轨轩转轮软轰"
    "轴轻载较辅辆辈辉辑输边辽达迁过运还这进远违连迟适选递逻遗邓邮邻郸酝酱酿释针钉钓钟钢钥钦钩钱铁铃铜铭银"
    "锋锐错锡锦键镇镜长门闭问闲间闷闹闻闽阁阅阔队阳阴阵阶际陆陈险随隐隶难雾静韦韩页顶项顺须顽顾顿预领颈频"
    "颗题颜额颠风飞饥饭饮饰饱饿馆马驰驱驳驴驻驾骂骄验骑骗骚骤鱼鲁鲜鸟鸡鸣鸭鸿鹅鹤齐齿龄龙龟"
)
# What the blocks themselves print so, and where; 蜡 is the sacrifice, no simplified 蠟.
PRINTED = {
    "争": {"xiaositu.18.shu.1"},
    "横": {f"xiaositu.9.shu.{n}" for n in (6, 17, 18, 19, 27, 29)} | {"xiaositu.18.shu.1"},
    "蜡": {"sanlitu.4.tu.2"},
    "静": {"xiaositu.21.shu.2"},
    "无": {"xiangshi.5.zhu.1", "xiangshi.5.shu.2"},  # as the 易 writes it
    "腊": {"chongren.4.shu.2"},  # dried meat
}

WORK = {
    "slug": "zaishi", "name": "載師", "pinyin": "Zàishī", "english": "Master of Allotments",
    "title": "周禮·地官·載師", "division": "卷十三", "scan": "KR1d0003_WYG_013", "witnesses": {"W002": "one", "WYG": "another"},
}  # fmt: skip
GOOD = {
    "id": "zaishi.1.jing.1", "text": "載師掌任土之法，以物地事。", "speaker": "周禮",
    "translation": "The Master of Allotments.", "pages": "3b-4a", "base": "W002",
}  # fmt: skip


def written(folder: Path, tree: object) -> Path:
    """Write an edition file."""
    path = folder / "office.yaml"
    path.write_text(
        tree if isinstance(tree, str) else yaml.safe_dump(tree, allow_unicode=True), encoding="utf-8"
    )
    return path


def office(*rows: dict) -> dict:
    """Make a tree of one office."""
    return {"work": dict(WORK), "passages": list(rows)}


# ---- What the book's own edition holds ----


@pytest.mark.parametrize("passage", [*edition()], ids=lambda p: p.id)
def test_passage_carries_what_a_reader_needs(passage: Passage) -> None:
    assert passage.layer in LAYERS
    assert passage.text and passage.text == passage.text.strip()
    assert passage.speaker
    assert len(passage.translation) > 10
    assert not re.search(r"[\u4e00-\u9fff]{12}", passage.translation)
    assert passage.status.startswith("translated"), (
        "the translation renders an older text: translate again, set `of:`"
    )
    assert passage.of == passage.fingerprint
    scan = edition().works[passage.office].scan
    first, last = (re.fullmatch(rf"{scan}-(\d+)([ab])", page) for page in passage.pages)
    assert first and last and (int(first[1]), first[2]) <= (int(last[1]), last[2])


def test_han_text_is_traditional() -> None:
    assert len(SIMPLIFIED) > 700
    assert all(char in edition()[id].text for char, ids in PRINTED.items() for id in ids)
    for p in edition():
        for words in (
            p.text,
            *(m.mended for m in p.mends),
            *(v.words for v in p.voices),
            p.speaker,
            p.heading,
        ):
            found = {c for c in SIMPLIFIED.intersection(words) if p.id not in PRINTED.get(c, ())}
            assert not found, f"{p.id}: {''.join(sorted(found))}: write the traditional characters"


def test_speaker_goes_with_the_layer() -> None:
    speakers = {layer: {p.speaker for p in edition() if p.layer == layer} for layer in LAYERS}
    assert speakers == {
        "jing": {"周禮"}, "zhu": {"鄭玄"}, "shu": {"賈公彥"}, "yinyi": {"陸德明"}, "kaozheng": {"官本考證"}, "tu": {"劉績"},
    }  # fmt: skip


def test_variants_name_their_witnesses_and_differ_from_the_text() -> None:
    variants = [(p, v) for p in edition() for v in p.variants]
    assert len(variants) > 30
    for p, v in variants:
        assert v.reading != v.lemma, p.id
        assert bare(v.lemma) in bare(p.text), p.id


def test_mends_say_why_and_authorities_say_whether_they_were_seen() -> None:
    mends = [(p, m) for p in edition() for m in p.mends]
    assert len(mends) > 20
    for p, m in mends:
        assert m.mended != m.words and len(m.reasons) > 20, p.id
        for authority in m.authorities:
            assert authority.where, p.id


def test_mended_words_are_given_for_a_span_inside_the_mend() -> None:
    passage = edition()["zaishi.3.shu.7"]
    (span,) = passage.spans("出禾【二百四十斛】")
    assert edition().mended(span) == "六百四十斛"
    (other,) = passage.spans("釜米【十六斗】")
    assert edition().mended(other) is None


def test_voices_are_told_apart_by_the_innermost() -> None:
    passage = edition()["zaishi.2.shu.22"]
    assert passage.voice(passage.spans("餘夫【二十五畝】")[0]) == "孟子, through 賈公彥"
    assert passage.voice(passage.spans("是年【二十九】")[0]) == "賈公彥"
    lemma = edition()["zaishi.2.shu.28"]
    assert lemma.voice(lemma.spans("於三分所去，【六而存一】焉，以")[0]) == "鄭玄, repeated by 賈公彥"


def test_fingerprint_is_of_the_characters_and_not_of_the_punctuation() -> None:
    from dataclasses import replace

    passage = edition()["zaishi.2.zhu.6"]
    assert replace(passage, text=bare(passage.text)).fingerprint == passage.fingerprint
    changed = replace(passage, text=passage.text.replace("百同", "千同", 1))
    assert changed.fingerprint != passage.fingerprint
    assert changed.status == "translation outdated"
    assert replace(passage, read_twice=False).status == "translated"
    assert replace(passage, read_twice=True).status == "translated and read twice"


def test_unknown_passage_is_named_with_its_neighbours() -> None:
    with pytest.raises(
        NotFound, match=r"no passage zaishi\.2\.zhu\.99; there are zaishi\.2\.jing\.1 to zaishi\.2\.shu\.\d+"
    ):
        edition()["zaishi.2.zhu.99"]
    with pytest.raises(NotFound, match="no passage nothing; `zhouli passages` lists them"):
        edition()["nothing"]


def test_every_scalar_of_the_files_stays_a_string() -> None:
    for path in (HOME / "works").glob("*.yaml"):
        stack = [yaml.load(path.read_text(encoding="utf8"), Loader=Loader)]
        while stack:
            node = stack.pop()
            assert isinstance(node, (str, dict, list))
            stack += (
                node if isinstance(node, list) else [*node, *node.values()] if isinstance(node, dict) else []
            )


# ---- What the loader says ----


def test_good_file_is_loaded(tmp_path: Path) -> None:
    found = load(written(tmp_path, office(GOOD)))
    passage = found["zaishi.1.jing.1"]
    assert passage.pages == ("KR1d0003_WYG_013-3b", "KR1d0003_WYG_013-4a")
    assert (passage.office, passage.section, passage.layer) == ("zaishi", "zaishi.1", "jing")


def test_section_ten_is_not_section_one(tmp_path: Path) -> None:
    tree = office({**GOOD, "id": "zaishi.2.zhu.10"}, {**GOOD, "id": "zaishi.2.zhu.1", "pages": "10a"})
    text = yaml.safe_dump(tree, allow_unicode=True).replace("'", "")
    assert [p.id for p in load(written(tmp_path, text))] == ["zaishi.2.zhu.10", "zaishi.2.zhu.1"]


def without(key: str) -> dict:
    """Leave one field out of the good passage."""
    return {k: v for k, v in GOOD.items() if k != key}


VARIANT = {"lemma": "載師掌", "reading": "載師常", "witnesses": ["WYG"], "class": "graphic"}
MEND = {"words": "載師掌", "mended": "載師主", "certainty": "certain", "reasons": "A reason."}
FAULTS = [
    ("text missing", office(without("text")), r"office\.yaml: zaishi\.1\.jing\.1: text is missing; write `text:`"),
    ("translation missing", office(without("translation")), r"zaishi\.1\.jing\.1: translation is missing"),
    ("speaker missing", office(without("speaker")), r"zaishi\.1\.jing\.1: speaker is missing"),
    ("pages missing", office(without("pages")), r"zaishi\.1\.jing\.1: pages is missing"),
    ("base missing", office(without("base")), r"zaishi\.1\.jing\.1: base is missing"),
    ("id missing", office(without("id")), r"office\.yaml: passage 1: id is missing"),
    ("empty text", office({**GOOD, "text": ""}), r"zaishi\.1\.jing\.1: text is missing"),
    ("unknown field", office({**GOOD, "txt": "x"}), r"zaishi\.1\.jing\.1: unknown field txt; the fields are .*translation"),
    ("bad id", office({**GOOD, "id": "zaishi.1.jing"}), r"zaishi\.1\.jing: id is not work\.section\.layer\.n"),
    ("bad layer", office({**GOOD, "id": "zaishi.1.comm.1"}), r"zaishi\.1\.comm\.1: no layer comm; write one of jing, zhu, .*, or declare it under layers:"),
    ("id with a tail", office({**GOOD, "id": "zaishi.1.jing.1-2"}), r"id is not work\.section\.layer\.n"),
    ("doubled id", office(GOOD, GOOD), r"office\.yaml: zaishi\.1\.jing\.1 stands twice; an id is given once"),
    ("another office", office({**GOOD, "id": "lvshi.1.jing.1"}), r"lvshi\.1\.jing\.1 is not of the work zaishi; begin its id with zaishi\."),
    ("bad pages", office({**GOOD, "pages": "3"}), r"zaishi\.1\.jing\.1: pages is 3; write leaves and sides, as 3b or 3b-4a"),
    ("pages with a third side", office({**GOOD, "pages": "3c"}), r"pages is 3c"),
    ("mark of a quotation", office({**GOOD, "text": "載師【掌】任"}), r"text holds '【'; write one line, and 【】 only in"),
    ("space in the text", office({**GOOD, "text": "載師 掌任"}), r"text holds ' '"),
    ("line break in the text", office({**GOOD, "text": "載師\n掌任"}), r"text holds '\\n'"),
    ("voice not found", office({**GOOD, "voices": [{"who": "孟子", "words": "五畝之宅"}]}),
     r"zaishi\.1\.jing\.1: voices: 五畝之宅 is not found; write its first and last words"),
    ("end of a voice not found", office({**GOOD, "voices": [{"who": "孟子", "words": "載師…之宅"}]}), r"載師…之宅 is not found"),
    ("voice of nobody", office({**GOOD, "voices": [{"words": "載師"}]}), r"zaishi\.1\.jing\.1: voices: who is missing"),
    ("variant not found", office({**GOOD, "variants": [{**VARIANT, "lemma": "五畝"}]}),
     r"office\.yaml: zaishi\.1\.jing\.1: variants: 五畝 stands there 0 times"),
    ("variant not unique", office({**GOOD, "text": "土土", "variants": [{**VARIANT, "lemma": "土"}]}), "土 stands there 2 times; quote more"),
    ("variant of no class", office({**GOOD, "variants": [{**VARIANT, "class": "odd"}]}),
     r"zaishi\.1\.jing\.1: variants: class odd; write one of graphic, numeral, script, substantive"),
    ("voice of no kind", office({**GOOD, "voices": [{"who": "孟子", "words": "載師", "kind": "song"}]}),
     r"voices: kind song; write one of lemma, quotation, speech"),
    ("variant without witness", office({**GOOD, "variants": [{**VARIANT, "witnesses": []}]}), "variants: witnesses is missing"),
    ("mend not found", office({**GOOD, "mends": [{**MEND, "words": "五畝"}]}), r"zaishi\.1\.jing\.1: mends: 五畝 stands there 0 times"),
    ("mend of no certainty", office({**GOOD, "mends": [{**MEND, "certainty": "sure"}]}),
     r"mends: certainty sure; write one of certain, conjecture, probable"),
    ("mend without reasons", office({**GOOD, "mends": [{**MEND, "reasons": ""}]}), "mends: reasons is missing"),
    ("aside not found", office({**GOOD, "asides": [{"words": "【五】畝", "kind": "idiom", "says": "x"}]}),
     r"zaishi\.1\.jing\.1: asides: 五畝 stands there 0 times"),
    ("aside of no kind", office({**GOOD, "asides": [{"words": "載師", "kind": "number", "says": "x"}]}),
     r"asides: kind number; write one of date, idiom, name, ordinal"),
    ("passage that is no table", office("text"), r"office\.yaml: passage 1: write a table of fields, not text"),  # type: ignore[arg-type]
    ("no passages", {"work": WORK}, r"office\.yaml: passages is missing; write `passages:`"),
    ("no work", {"passages": [GOOD]}, "work is missing; write `work:`"),
    ("a list", [GOOD], "write a table of fields, not a list"),
    ("nothing", "", "write a table of fields, not nothing"),
    ("work without a field", {"work": {k: v for k, v in WORK.items() if k != "title"}, "passages": [GOOD]},
     r"office\.yaml: work: title is missing"),
    ("work with an odd citation", {"work": {**WORK, "cite": "{who} in {juan}"}, "passages": [GOOD]},
     r"office\.yaml: work: cite names 'juan'; write \{division\}, "),
    ("unknown witness", office({**GOOD, "base": "W009"}), r"zaishi\.1\.jing\.1: 'W009' is no witness; write one of W002, WYG"),
    ("malformed", "office: {slug: zaishi\npassages: [", r"office\.yaml: not readable as YAML \("),
    ("tab", "office:\n\tslug: zaishi\n", r"office\.yaml: not readable as YAML"),
]  # fmt: skip


@pytest.mark.parametrize("tree, message", [row[1:] for row in FAULTS], ids=[row[0] for row in FAULTS])
def test_fault_is_named_with_file_passage_field_and_mend(tree: object, message: str, tmp_path: Path) -> None:
    with pytest.raises(EditionError, match=message) as fault:
        load(written(tmp_path, tree))
    assert "\n" not in str(fault.value)
    assert str(fault.value).startswith("office.yaml: ")
    assert str(tmp_path) not in str(fault.value)


@pytest.mark.parametrize("field", ["voices", "variants", "mends"])
def test_misspelt_field_inside_an_entry_is_a_fault(field: str, tmp_path: Path) -> None:
    entry = {"voices": {"who": "孟子", "words": "載師"}, "variants": VARIANT, "mends": MEND}[field]
    with pytest.raises(EditionError, match=r"zaishi\.1\.jing\.1.*unknown field nota"):
        load(written(tmp_path, office({**GOOD, field: [{**entry, "nota": "x"}]})))


@pytest.mark.parametrize("field, wrong", [
    ("voices", "載師"), ("variants", ["載師"]), ("notes", "a note"), ("mends", {"words": "載師"}),
    ("variants", [{**VARIANT, "witnesses": "WYG"}]), ("text", ["載師"]), ("pages", ["3b"]),
])  # fmt: skip
def test_entry_of_another_shape_is_a_fault(field: str, wrong: object, tmp_path: Path) -> None:
    with pytest.raises(EditionError, match=f"zaishi.1.jing.1.*{field}"):
        load(written(tmp_path, office({**GOOD, field: wrong})))


def test_file_that_is_not_utf8_is_a_fault(tmp_path: Path) -> None:
    path = tmp_path / "office.yaml"
    path.write_bytes("office: 載師".encode("utf-16"))
    with pytest.raises(EditionError, match=r"office\.yaml: not readable as YAML"):
        load(path)
