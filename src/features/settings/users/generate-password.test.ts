import { expect, it } from 'vitest'
import { generatePassword } from './new-user-schema'

it('makes another password each time, without characters that look alike', () => {
  const passwords = Array.from({ length: 50 }, generatePassword)
  expect(new Set(passwords).size).toBe(50)
  for (const password of passwords) {
    expect(password).toMatch(/^[a-km-np-z2-9]{4}(-[a-km-np-z2-9]{4}){3}$/)
  }
})
