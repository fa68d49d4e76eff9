import type { Encoding } from './csv-encoding'

const WESTERN = 'àáâãäåæçèéêëìíîïñòóôõöøùúûüßœÀÁÂÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÖØÙÚÛÜŒ'
const CENTRAL = 'áäčćçďéěëęąíîâăĺľłńňóôöőřŕśšșşťțţúůüűýźžżßÁÄČĆĎÉĚÍÎŁŃÓÖŐŘŚŠȘŞŤȚÚÜŰÝŹŽŻ'
const TURKISH = 'çğıİöşüâîûÇĞÖŞÜ'
const JAPANESE =
  '田中山本佐藤鈴木高橋伊渡辺小林加吉井上松清斎村野川原島谷石長前岡森池内西東大和子一郎太美恵智正明裕幸浩健真由香直樹雄男夫彦人也介秀久信義文弘隆株式会社京都市区県部営業'
const SIMPLIFIED =
  '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶余潘杜戴夏钟汪田任姜范方石姚谭伟芳娜敏静丽强磊军洋勇艳杰娟涛明秀霞平刚小华建文国公司有限科技北京上海中广州市经理'
const TRADITIONAL =
  '陳林黃張李王吳劉蔡楊許鄭謝洪郭邱曾廖賴徐周葉蘇莊呂江何蕭羅高潘簡朱鍾游彭詹胡施沈余盧梁趙顏柯翁魏孫戴志明淑美俊雅惠玲文華建國家豪怡君公司有限股份台北灣香港市經理'
const KOREAN =
  '김이박최정강조윤장임한오서신권황안송전홍유고문양손배백허남심노하곽성차주우구민류진나지엄원채천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국영수준은호경미숙희철동상훈재혜회사식울부산대리'

/**
 * Letters between ASCII letters or beside one of their own kind (longer runs are another script),
 * and the apostrophe of O’Neil.
 */
const accents = (letters: string) =>
  new RegExp(`(?<!\\P{ASCII}{2})[${letters}](?!\\P{ASCII}{2})|’(?=[A-Z]|s\\b)`, 'gu')
const characters = (list: string, ranges = '') => new RegExp(`[${list}${ranges}]`, 'g')

/** Letters beside another one, except a capital after a small letter. */
const words = (capitals: string, small: string) =>
  new RegExp(
    `[${capitals}${small}](?=[${small}])|(?<=[${capitals}${small}])[${small}]` +
      `|[${capitals}](?=[${capitals}])|(?<=[${capitals}])[${capitals}]`,
    'g',
  )

/** Non-ASCII characters that are common in files about people. */
const EXPECTED: Record<Encoding, RegExp> = {
  'utf-8': /[^\p{ASCII}\uFFFD]/gu,
  'windows-1252': accents(WESTERN),
  'windows-1250': accents(CENTRAL),
  'windows-1251': words('Ѐ-Я', 'а-ӿ'),
  'iso-8859-5': words('Ѐ-Я', 'а-ӿ'),
  'koi8-r': words('Ѐ-Я', 'а-ӿ'),
  'windows-1253': words('Ά-Ϋ', 'ά-ώ'),
  'iso-8859-7': words('Ά-Ϋ', 'ά-ώ'),
  'windows-1254': accents(TURKISH),
  'iso-8859-2': accents(CENTRAL),
  'iso-8859-15': accents(WESTERN),
  macintosh: accents(WESTERN),
  shift_jis: characters(JAPANESE, '\\u3041-\\u30ff'),
  'euc-jp': characters(JAPANESE, '\\u3041-\\u30ff'),
  gb18030: characters(SIMPLIFIED),
  big5: characters(TRADITIONAL),
  'euc-kr': characters(KOREAN),
}

/**
 * A capital after a small letter, one of them non-ASCII, as in accents that are decoded wrongly.
 */
const ODD_CAPITAL = /(?=.?\P{ASCII})\p{Ll}\p{Lu}/gu
/** Two scripts in one word. */
const MIXED = /(?!\p{Script=Latin})\p{L}(?=[A-Za-z])|(?<=[A-Za-z])(?!\p{Script=Latin})\p{L}/gu
const NO_LETTER = /[^\p{ASCII}\p{L}\p{M}’“”–—…€«»]/gu
/** Control characters and replacement characters. */
const IMPOSSIBLE = /[\x80-\x9f\uFFFD\p{Co}\p{Cn}]/gu

/**
 * How likely it is that lines were decoded correctly: at most 1; -1 or less means very unlikely.
 */
export function plausibility(encoding: Encoding, text: string): number {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const all = count(/\P{ASCII}/gu)
  if (all === 0) return 0
  const good = count(EXPECTED[encoding])
  const bad = count(NO_LETTER) + count(ODD_CAPITAL) + count(MIXED)
  // Other encodings rarely contain valid UTF-8, so a little of it suggests a damaged UTF-8 file.
  const worst = encoding === 'utf-8' ? 0 : 3 * count(IMPOSSIBLE)
  return (good - bad - worst) / all
}
