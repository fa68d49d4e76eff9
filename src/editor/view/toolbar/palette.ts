import { msg, type Translatable } from '@/shared/i18n/translate'

type PaletteColor = { name: Translatable; value: string }

/** Seven hues, each in five shades. */
export const COLUMNS = 7
export const palette: readonly PaletteColor[] = [
  { name: msg('Black'), value: '#000000' },
  { name: msg('Red'), value: '#d92d20' },
  { name: msg('Orange'), value: '#ef8a17' },
  { name: msg('Yellow'), value: '#f5d90a' },
  { name: msg('Green'), value: '#2a9d4b' },
  { name: msg('Blue'), value: '#1f6fd1' },
  { name: msg('Purple'), value: '#8646d3' },
  { name: msg('White'), value: '#ffffff' },
  { name: msg('Pale red'), value: '#fbdcd9' },
  { name: msg('Pale orange'), value: '#fdebd0' },
  { name: msg('Pale yellow'), value: '#fdf7c4' },
  { name: msg('Pale green'), value: '#d8f0de' },
  { name: msg('Pale blue'), value: '#d8e7fa' },
  { name: msg('Pale purple'), value: '#ead9fa' },
  { name: msg('Light grey'), value: '#c4c7c9' },
  { name: msg('Light red'), value: '#f1857c' },
  { name: msg('Light orange'), value: '#f7bd74' },
  { name: msg('Light yellow'), value: '#f9e967' },
  { name: msg('Light green'), value: '#7fc894' },
  { name: msg('Light blue'), value: '#7fb1ec' },
  { name: msg('Light purple'), value: '#bb93ea' },
  { name: msg('Grey'), value: '#858a8d' },
  { name: msg('Strong red'), value: '#a51b10' },
  { name: msg('Strong orange'), value: '#b06208' },
  { name: msg('Strong yellow'), value: '#a99400' },
  { name: msg('Strong green'), value: '#157a34' },
  { name: msg('Strong blue'), value: '#0f4fa3' },
  { name: msg('Strong purple'), value: '#5f28a6' },
  { name: msg('Dark grey'), value: '#44494c' },
  { name: msg('Dark red'), value: '#5f0d07' },
  { name: msg('Dark orange'), value: '#633704' },
  { name: msg('Dark yellow'), value: '#5e5200' },
  { name: msg('Dark green'), value: '#08401a' },
  { name: msg('Dark blue'), value: '#072b5c' },
  { name: msg('Dark purple'), value: '#35125f' },
]
