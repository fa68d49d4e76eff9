import { describe, expect, it } from 'vitest'
import { encodeText } from '@/test/encode-text'
import type { Encoding } from './csv-encoding'
import { sampleReadings } from './csv-encoding'

const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

describe('sampleReadings', () => {
  it.each<[Encoding, string, string[]]>([
    ['windows-1252', 'French', ['Hélène,Müller', 'François,Cœur']],
    ['windows-1252', 'Italian', ['Niccolò,Forlì', 'José,Libertà']],
    ['windows-1252', 'Danish', ['Jørgen,Kjær', 'Åse,Sørensen']],
    ['windows-1252', 'Icelandic', ['Sigurður,Björnsson', 'Ægir,Ólafsson', 'Þórarinn,Jónsson']],
    ['windows-1252', 'English', ['Ann,O’Neil', 'Zoë,Smith’s']],
    ['iso-8859-15', 'French', ['Hélène,Sœur', 'Zoë,Cœur']],
    ['macintosh', 'Spanish', ['José,Muñoz', 'Zoë,García']],
    ['windows-1250', 'Polish', ['Łukasz,Wiśniewski', 'Żaneta,Dąbrowska']],
    ['windows-1250', 'Czech', ['Jiří,Dvořák', 'Tomáš,Růžička']],
    ['iso-8859-2', 'Polish', ['Łukasz,Wiśniewski', 'Żaneta,Dąbrowska']],
    ['iso-8859-2', 'Czech', ['Jiří,Dvořák', 'Žofie,Růžička']],
    ['windows-1251', 'Russian', ['Иван,Петров', 'СЕРГЕЙ,КУЗНЕЦОВ,ООО Ромашка']],
    ['windows-1251', 'Ukrainian', ['Олексій,Ткаченко', 'Наталія,Бойко,Київ']],
    ['koi8-r', 'Russian', ['Иван,Петров', 'СЕРГЕЙ,КУЗНЕЦОВ,ООО Ромашка']],
    ['iso-8859-5', 'Russian', ['Иван,Петров', 'СЕРГЕЙ,КУЗНЕЦОВ,ООО Ромашка']],
    ['windows-1253', 'Greek', ['Γιώργος,Παπαδόπουλος', 'ΜΑΡΙΑ,ΝΙΚΟΛΑΟΥ', 'Άννα,Ηλία']],
    ['iso-8859-7', 'Greek', ['Γιώργος,Παπαδόπουλος', 'ΜΑΡΙΑ,ΝΙΚΟΛΑΟΥ', 'Άννα,Ηλία']],
    ['windows-1254', 'Turkish', ['Ayşe,Yılmaz', 'İbrahim,Şahin']],
    ['shift_jis', 'Japanese', ['太郎,田中,株式会社東京', '花子,鈴木']],
    ['shift_jis', 'Japanese in kana', ['タロウ,タナカ', 'さくら,ヤマダ']],
    ['euc-jp', 'Japanese', ['太郎,田中,株式会社東京', '花子,鈴木']],
    ['gb18030', 'Chinese', ['伟,王,北京科技有限公司', '丽,张']],
    ['big5', 'Chinese', ['志明,陳,台北股份有限公司', '淑芬,林']],
    ['euc-kr', 'Korean', ['민수,김,주식회사 서울', '영희,이']],
  ])('%s offers %s first', (encoding, _language, names) => {
    const lines = names.map((name, row) => `${name},p${row}@example.com`)
    const [first, ...others] = sampleReadings(
      encodeText(['first_name,last_name,email', ...lines, ''].join('\n'), encoding),
    )
    expect(first).toEqual({ encoding, lines })
    expect(others.map((sample) => sample.encoding)).toContain('utf-8')
    expect(others.length).toBeLessThanOrEqual(5)
  })

  it('offers UTF-8 first where only a few bytes are broken', () => {
    const file = new Uint8Array([
      ...new TextEncoder().encode('name\nZoë Müller\nJosé García\n'),
      ...latin('L\xe9a\n'),
    ])
    expect(sampleReadings(file)[0]).toEqual({
      encoding: 'utf-8',
      lines: ['Zoë Müller', 'José García', 'L\uFFFDa'],
    })
  })

  it('shows lines that differ in their non-ASCII characters', () => {
    const file = latin('first_name\nAnn\nZo\xeb\r\nBob\nJos\xe9\nL\xe9a\nRen\xe9e\nS\xf8ren\n')
    expect(sampleReadings(file)[0]?.lines).toEqual(['Zoë', 'José', 'Søren'])
  })

  it('offers one of the encodings that give the same text', () => {
    const encodings = sampleReadings(latin('Zo\xeb\n')).map(({ encoding }) => encoding)
    expect(encodings).toContain('windows-1252')
    expect(encodings).not.toContain('windows-1254')
    expect(encodings).not.toContain('iso-8859-15')
  })

  it('offers both of two encodings that differ far down in the file, and shows where', () => {
    const lines = Array.from({ length: 260 }, (_, row) => `Γιώργος,Παπάς,p${row}@example.com`)
    const file = encodeText(['first_name', ...lines, 'Άννα,Νίκου'].join('\n'), 'iso-8859-7')
    const samples = sampleReadings(file)
    const linesOf = (encoding: Encoding) => samples.find((one) => one.encoding === encoding)?.lines
    expect(linesOf('iso-8859-7')).toContain('Άννα,Νίκου')
    expect(linesOf('windows-1253')).toContain('¶ννα,Νίκου')
  })

  it('cuts a long line around its first accent, never inside a character', () => {
    const file = latin(`${'a'.repeat(500)}\xe9${'b'.repeat(500)}`)
    const [sample] = sampleReadings(file)
    expect(sample?.lines[0]).toContain('aéb')
    expect(sample?.lines[0]).toHaveLength(120)
    const [japanese] = sampleReadings(encodeText(`a${'田中'.repeat(100)}`, 'shift_jis'))
    expect(japanese?.lines[0]).toBe(`a${'田中'.repeat(100)}`.slice(0, 60))
  })
})
