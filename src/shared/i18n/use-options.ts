import { useMemo } from 'react'
import { type Translatable, useTranslation } from './translate'

export function useOptions<Option extends { label: Translatable }>(options: readonly Option[]) {
  const t = useTranslation()
  return useMemo(
    () => options.map((option) => ({ ...option, label: t(option.label) })),
    [options, t],
  )
}
