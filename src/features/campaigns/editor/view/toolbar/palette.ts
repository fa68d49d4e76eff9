type PaletteColor = { name: string; value: string }

/** Seven hues in five shades, from the full colour to the darkest. */
export const palette: readonly (readonly PaletteColor[])[] = [
  [
    { name: 'Black', value: '#000000' },
    { name: 'Red', value: '#d92d20' },
    { name: 'Orange', value: '#ef8a17' },
    { name: 'Yellow', value: '#f5d90a' },
    { name: 'Green', value: '#2a9d4b' },
    { name: 'Blue', value: '#1f6fd1' },
    { name: 'Purple', value: '#8646d3' },
  ],
  [
    { name: 'White', value: '#ffffff' },
    { name: 'Pale red', value: '#fbdcd9' },
    { name: 'Pale orange', value: '#fdebd0' },
    { name: 'Pale yellow', value: '#fdf7c4' },
    { name: 'Pale green', value: '#d8f0de' },
    { name: 'Pale blue', value: '#d8e7fa' },
    { name: 'Pale purple', value: '#ead9fa' },
  ],
  [
    { name: 'Light grey', value: '#c4c7c9' },
    { name: 'Light red', value: '#f1857c' },
    { name: 'Light orange', value: '#f7bd74' },
    { name: 'Light yellow', value: '#f9e967' },
    { name: 'Light green', value: '#7fc894' },
    { name: 'Light blue', value: '#7fb1ec' },
    { name: 'Light purple', value: '#bb93ea' },
  ],
  [
    { name: 'Grey', value: '#858a8d' },
    { name: 'Strong red', value: '#a51b10' },
    { name: 'Strong orange', value: '#b06208' },
    { name: 'Strong yellow', value: '#a99400' },
    { name: 'Strong green', value: '#157a34' },
    { name: 'Strong blue', value: '#0f4fa3' },
    { name: 'Strong purple', value: '#5f28a6' },
  ],
  [
    { name: 'Dark grey', value: '#44494c' },
    { name: 'Dark red', value: '#5f0d07' },
    { name: 'Dark orange', value: '#633704' },
    { name: 'Dark yellow', value: '#5e5200' },
    { name: 'Dark green', value: '#08401a' },
    { name: 'Dark blue', value: '#072b5c' },
    { name: 'Dark purple', value: '#35125f' },
  ],
]

export const paletteColors = palette.flat()
