import * as z from 'zod/mini'
import { text } from '@/shared/api/answer'
import type { Wire } from '@/shared/api/contract'
import { byContent } from '@/shared/lib/device/hand-over'
import { persisted } from '@/shared/lib/device/persisted'
import { randomId } from '@/shared/lib/values/random-id'
import { visibleText } from '@/shared/lib/values/visible-text'

const offerReader = z.object({
  id: z.string(),
  name: text,
  /** One per line, like the proof points and the pain points. */
  valueProps: text,
  proofPoints: text,
  useCase: text,
  painPoints: text,
  objection: text,
})

/** The user's product, as described to the AI. */
export type Offer = z.output<typeof offerReader>

/** Per user; the first is used. Earlier versions and the hand-over may leave others behind it. */
export const offers = persisted({
  name: 'offers',
  scope: 'user',
  schema: z.array(offerReader),
  fallback: [],
  handOver: byContent(
    (offer: Offer) => JSON.stringify({ ...offer, id: '' }),
    (offer) => ({ ...offer, id: randomId() }),
  ),
  atLogOut: 'stays',
})

export const newOffer = (): Offer => ({
  id: randomId(),
  name: '',
  valueProps: '',
  proofPoints: '',
  useCase: '',
  painPoints: '',
  objection: '',
})

const linesOf = (text: string) =>
  text.split('\n').flatMap((line) => {
    const entry = visibleText(line.replace(/^\s*[-*•]\s+/, ''))
    return entry ? [entry] : []
  })

/** Whether the offer has facts for the AI; a name alone is not one. */
export const isDescribed = ({ id: _id, name: _name, ...facts }: Offer): boolean =>
  Object.values(facts).some((fact) => visibleText(fact) !== '')

/** Undefined for an empty offer. */
export const nameOfOffer = ({ name, valueProps, useCase }: Offer): string | undefined =>
  visibleText(name) || linesOf(valueProps)[0] || visibleText(useCase) || undefined

/** Leaves out the previous mail, which belongs to a step. */
export const toContext = (
  offer: Offer,
): Omit<Wire<'GenerateEmailRequest'>['context'], 'previous_email_summary'> => ({
  value_props: linesOf(offer.valueProps),
  proof_points: linesOf(offer.proofPoints),
  use_case: visibleText(offer.useCase),
  pain_points: linesOf(offer.painPoints),
  objection_type: visibleText(offer.objection),
})
