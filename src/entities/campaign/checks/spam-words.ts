import { msg, type Translatable } from '@/shared/i18n/translate'

export type SpamReason = 'pressure' | 'money' | 'cheap' | 'promise'

export const spamReasons: Readonly<Record<SpamReason, Translatable>> = {
  pressure: msg('Filters know it from mails that press for time.'),
  money: msg('Filters know it from promises of money.'),
  cheap: msg('Filters know it from offers of cheap goods.'),
  promise: msg('Filters know it from promises that nobody can keep.'),
}

/** By language. All lists apply, because a mail may be in another language than the app. */
export const spamWords: Readonly<Record<string, Readonly<Record<SpamReason, readonly string[]>>>> =
  {
    en: {
      pressure: [
        'act now',
        'urgent',
        'limited time',
        'last chance',
        'expires today',
        "don't delete",
      ],
      money: ['earn money', 'extra income', 'make money', 'cash bonus', 'get paid', 'double your'],
      cheap: ['100% free', 'for free', 'free trial', 'lowest price', 'special offer', 'best price'],
      promise: ['guaranteed', 'risk-free', 'no obligation', 'no catch', 'satisfaction guarantee'],
    },
    de: {
      pressure: ['jetzt handeln', 'dringend', 'nur heute', 'letzte chance', 'nur für kurze zeit'],
      money: ['geld verdienen', 'nebenverdienst', 'schnelles geld', 'bargeld'],
      cheap: ['100% gratis', 'kostenlos', 'gratis', 'sonderangebot', 'bester preis', 'tiefstpreis'],
      promise: ['garantiert', 'ohne risiko', 'risikofrei', 'unverbindlich'],
    },
    es: {
      pressure: ['actúe ahora', 'urgente', 'solo hoy', 'última oportunidad', 'tiempo limitado'],
      money: ['ganar dinero', 'ingresos extra', 'dinero rápido', 'dinero en efectivo'],
      cheap: ['100% gratis', 'gratis', 'oferta especial', 'mejor precio', 'precio más bajo'],
      promise: ['garantizado', 'sin riesgo', 'sin compromiso'],
    },
    fr: {
      pressure: ['agissez maintenant', 'urgent', 'dernière chance', 'offre limitée'],
      money: ["gagner de l'argent", 'revenus supplémentaires', 'argent facile', 'argent rapide'],
      cheap: ['100% gratuit', 'gratuit', 'offre spéciale', 'meilleur prix', 'prix le plus bas'],
      promise: ['garanti', 'sans risque', 'sans engagement'],
    },
    pt: {
      pressure: ['aja agora', 'urgente', 'só hoje', 'última chance', 'tempo limitado'],
      money: ['ganhar dinheiro', 'renda extra', 'dinheiro rápido', 'dinheiro vivo'],
      cheap: ['100% grátis', 'grátis', 'oferta especial', 'melhor preço', 'menor preço'],
      promise: ['garantido', 'sem risco', 'sem compromisso'],
    },
  }
