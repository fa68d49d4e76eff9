/** Mail providers whose domain says nothing about where somebody works. */
const PROVIDERS = new Set(
  `
    126.com 163.com aol.com bol.com.br comcast.net fastmail.com free.fr freenet.de gmail.com gmx.at gmx.ch gmx.com
    gmx.de gmx.net googlemail.com hey.com hotmail.co.uk hotmail.com hotmail.es hotmail.fr icloud.com laposte.net
    libero.it live.com live.co.uk live.fr mac.com mail.com mail.ru me.com msn.com orange.fr outlook.com outlook.de
    outlook.es outlook.fr proton.me protonmail.com qq.com rocketmail.com sapo.pt sfr.fr t-online.de terra.com.br
    tutanota.com uol.com.br verizon.net wanadoo.fr web.de yahoo.co.uk yahoo.com yahoo.com.br yahoo.de yahoo.es
    yahoo.fr yandex.com yandex.ru ymail.com zoho.com
  `
    .trim()
    .split(/\s+/),
)

/** The domain of an address at a company, in lower case; undefined for a free mail provider or no address. */
export function companyDomain(address: string): string | undefined {
  const at = address.lastIndexOf('@')
  const domain = address
    .slice(at + 1)
    .trim()
    .toLowerCase()
  return at > 0 && domain && !PROVIDERS.has(domain) ? domain : undefined
}
