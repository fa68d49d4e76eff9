import type { EmailStep } from './sequence'

type Subjects = Pick<EmailStep, 'subject' | 'variants'>

/** The subject that is sent, followed by its variants. */
export const subjectsOf = ({ subject, variants = [] }: Subjects) => [subject, ...variants]

export function addVariant(step: Subjects, text: string): Pick<Subjects, 'variants'> | undefined {
  const added = text.trim()
  if (!added || subjectsOf(step).includes(added)) return undefined
  return { variants: [...(step.variants ?? []), added] }
}

export const removeVariant = ({ variants = [] }: Subjects, index: number) => ({
  variants: variants.toSpliced(index, 1),
})

export function toggleVariant(step: Subjects, text: string): Pick<Subjects, 'variants'> {
  const index = step.variants?.indexOf(text) ?? -1
  return index === -1 ? (addVariant(step, text) ?? {}) : removeVariant(step, index)
}

/** Swaps the variant with the subject, which is dropped if blank or already a variant. */
export function chooseVariant({ subject, variants = [] }: Subjects, index: number): Subjects {
  const kept = subject.trim() && !variants.includes(subject) ? [subject] : []
  return {
    subject: variants[index] ?? subject,
    variants: variants.toSpliced(index, 1, ...kept),
  }
}
