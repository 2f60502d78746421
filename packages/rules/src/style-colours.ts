/** Colours that we offer by name (`styles.colour_<key>`), dark ones for the code first, then light ones for behind it. */
export const namedColours = [
  { key: 'ink', color: '#16211D' },
  { key: 'navy', color: '#2E4E7E' },
  { key: 'cobalt', color: '#175CD3' },
  { key: 'teal', color: '#0E6E7C' },
  { key: 'jade', color: '#0B6B50' },
  { key: 'pine', color: '#1F5C2E' },
  { key: 'olive', color: '#55601C' },
  { key: 'ochre', color: '#7A4A16' },
  { key: 'amber', color: '#A8500A' },
  { key: 'cinnabar', color: '#B42318' },
  { key: 'jujube', color: '#7A1A10' },
  { key: 'rouge', color: '#9C1C5B' },
  { key: 'violet', color: '#4A2FA8' },
  { key: 'sandalwood', color: '#4C2A22' },
  { key: 'white', color: '#FFFFFF' },
  { key: 'rice', color: '#FFF8EE' },
  { key: 'moon', color: '#EAF2F5' },
  { key: 'gosling', color: '#FFF7DC' },
  { key: 'bean', color: '#EEF6E6' },
  { key: 'lotus', color: '#FFF1F3' },
  { key: 'lilac', color: '#F1EFFA' },
] as const

export type NamedColour = (typeof namedColours)[number]['key']
