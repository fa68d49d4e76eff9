export const checkboxStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: '8',
  cursor: 'pointer',
  '& input': { boxSize: '4', flexShrink: '0' },
} as const
