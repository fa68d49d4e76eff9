import { expect, it } from 'vitest'
import { admit } from './attachment-rules'

const MB = 1024 * 1024

function file(name: string, size = 1): File {
  const made = new File(['x'], name)
  Object.defineProperty(made, 'size', { value: size })
  return made
}
const names = (files: readonly File[]) => files.map(({ name }) => name)

it.each(['pdf', 'docx', 'xlsx', 'csv', 'txt', 'png', 'jpg', 'jpeg', 'gif', 'webp', 'PDF', 'JpEg'])(
  'admits %s',
  (type) => expect(names(admit([file(`a.b.${type}`)], 0).admitted)).toEqual([`a.b.${type}`]),
)

it.each(['a.exe', 'a.svg', 'a.html', 'a.pdf.exe', 'pdf', '.', ''])('refuses %j', (name) => {
  expect(admit([file(name)], 0)).toMatchObject({ admitted: [], tooLarge: [], isFull: false })
  expect(names(admit([file(name)], 0).refused)).toEqual([name])
})

it('accepts exactly 10 MB', () => {
  const { admitted, tooLarge } = admit([file('a.pdf', 10 * MB), file('b.pdf', 10 * MB + 1)], 0)
  expect(names(admitted)).toEqual(['a.pdf'])
  expect(names(tooLarge)).toEqual(['b.pdf'])
})

it('accepts an empty file', () => {
  expect(names(admit([file('a.txt', 0)], 0).admitted)).toEqual(['a.txt'])
})

it('adds files until the step is full; refused files take no place', () => {
  const six = [1, 2, 3, 4, 5, 6].map((number) => file(`${number}.txt`))
  const drop = [file('a.exe'), file('big.pdf', 11 * MB), ...six]
  const { admitted, isFull } = admit(drop, 3)
  expect(names(admitted)).toEqual(['1.txt', '2.txt'])
  expect(isFull).toBe(true)
  expect(admit(six.slice(0, 2), 3).isFull).toBe(false)
})
