export const checkboxStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: { base: '6', md: '8' },
  cursor: 'pointer',
  '& input': { boxSize: '4', flexShrink: '0' },
} as const
