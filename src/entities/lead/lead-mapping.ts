import * as z from 'zod/mini'
import { optionalText, text } from '@/shared/api/answer'

/**
 * The one file where a person changes shape: wire shapes are read here, and what is sent about a
 * person is made here.
 */

/** A person in a list. */
export type Contact = {
  id: string
  apolloId: string
  name: string
  firstName: string
  lastName: string
  title?: string
  company?: string
  location?: string
  companySize?: string
  /** Undefined when the address is hidden or unknown. */
  email?: string
}

const wireContact = z.object({
  id: text,
  apolloId: text,
  firstName: text,
  lastName: text,
  name: text,
  title: optionalText,
  companyName: optionalText,
  company: optionalText,
  location: optionalText,
  companySize: optionalText,
  email: optionalText,
})

export const contactReader = z.pipe(
  wireContact,
  z.transform(({ companyName, company, name, ...contact }): Contact => ({
    ...contact,
    name: name.trim() || [contact.firstName, contact.lastName].join(' ').trim(),
    company: companyName ?? company,
  })),
)
