import { expect, it } from 'vitest'
import { languageOf } from './mail-language'

it.each([
  ['Hi {{first_name}}, would you have 15 minutes for a call with our team?', 'english'],
  ['Hallo {{first_name}}, wir würden Ihnen das gern zeigen. Viele Grüße', 'german'],
  ['Bonjour {{first_name}}, nous aimerions vous montrer notre produit. Cordialement', 'french'],
  ['Hola {{first_name}}, nos gustaría mostrarle el producto. Gracias y saludos', 'spanish'],
  ['Olá {{first_name}}, gostaríamos de lhe mostrar o produto. Você tem um minuto?', 'portuguese'],
  ['HALLO, WIR HABEN EINE IDEE FÜR SIE.', 'german'],
  ['', undefined],
  ['{{first_name}}', undefined],
  ['Hi there', undefined],
  ['Привет, как дела?', undefined],
])('%j is %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})
