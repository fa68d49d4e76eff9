import * as z from 'zod/mini'
import { translate } from '@/shared/i18n/translate'
import {
  compareByContent,
  type HandOverPart,
  readEntries,
  updateIfStored,
} from '@/shared/lib/hand-over/hand-over-part'
import { inMarkdown, markdownBlock } from '@/shared/lib/values/markdown'
import { visibleText } from '@/shared/lib/values/visible-text'
import { nameOfOffer, newOffer, type Offer, offerReader, offers } from './offer'

const nameOf = (offer: Offer) => nameOfOffer(offer) ?? translate('Offer without a name')

const contentOf = (offer: Offer) => JSON.stringify(offerReader.parse({ ...offer, id: '' }))

const hasText = ({ id: _id, ...texts }: Offer) =>
  Object.values(texts).some((text) => visibleText(text) !== '')

const entryReader = offerReader.check(z.refine(hasText))

function toMarkdown(offer: Offer): string {
  const facts = [
    [translate('Value propositions'), offer.valueProps],
    [translate('Proof points'), offer.proofPoints],
    [translate('Use case'), offer.useCase],
    [translate('Pain points'), offer.painPoints],
    [translate('Usual objection'), offer.objection],
  ] as const
  return [
    `### ${inMarkdown(nameOf(offer))}`,
    ...facts.flatMap(([label, text]) =>
      visibleText(text) ? [`**${label}**`, markdownBlock(visibleText(text))] : [],
    ),
  ].join('\n\n')
}

export function offersPart(userId: string): HandOverPart {
  const store = offers(userId)
  return {
    kind: 'offers',
    label: () => translate('Offers'),
    read: async () => {
      const all = store.get().filter(hasText)
      return {
        count: all.length,
        toEntries: async () => all,
        toMarkdown: () => all.map(toMarkdown).join('\n\n'),
      }
    },
    compare: async (entries) =>
      compareByContent({
        found: readEntries(entryReader, entries),
        known: store.get(),
        contentOf,
        nameOf,
        add: (added) =>
          updateIfStored(store, (all) => [
            ...all,
            ...added.map((offer) => ({ ...offer, id: newOffer().id })),
          ]),
      }),
  }
}
