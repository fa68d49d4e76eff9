import type { Lead } from '@/entities/lead/lead-mapping'
import { toCsv } from '@/shared/lib/csv-write'
import { downloadText } from '@/shared/lib/download'

const FILE_NAME = 'leads-export.csv'
const HEADER = ['Name', 'Title', 'Company', 'Location', 'Company Size', 'Industry']

export function leadsToCsv(leads: readonly Lead[]): string {
  return toCsv([
    HEADER,
    ...leads.map(({ name, title, company, location, companySize, industry }) => [
      name,
      title,
      company,
      location,
      companySize,
      industry,
    ]),
  ])
}

export function exportLeads(leads: readonly Lead[]): void {
  downloadText(FILE_NAME, leadsToCsv(leads))
}
