/** The saddle cloth and silks of each lane, and what is written on them. */
export const SILKS = [
  { cloth: '#d7263d', ink: '#ffffff' },
  { cloth: '#f5f1e3', ink: '#14202a' },
  { cloth: '#1d6fd6', ink: '#ffffff' },
  { cloth: '#f6c21c', ink: '#1c1503' },
  { cloth: '#148a4a', ink: '#ffffff' },
  { cloth: '#1d2129', ink: '#f6c21c' },
  { cloth: '#f0731a', ink: '#1c0e02' },
  { cloth: '#e77fb6', ink: '#2a0a1b' },
] as const

/** Coats, one a lane: bay, grey, chestnut and dark. */
export const COATS = [
  { coat: '#7a4420', shade: '#4b2710', mane: '#1c0f07' },
  { coat: '#a4a6ab', shade: '#6d7076', mane: '#4a4d54' },
  { coat: '#a3562a', shade: '#6b3415', mane: '#c98a4d' },
  { coat: '#4a3226', shade: '#2b1b13', mane: '#110a07' },
  { coat: '#8d5a33', shade: '#5b371d', mane: '#2a170b' },
  { coat: '#d8cbb6', shade: '#9c8d76', mane: '#efe6d5' },
  { coat: '#653318', shade: '#3c1c0b', mane: '#150a04' },
  { coat: '#3a3c42', shade: '#212328', mane: '#0f1013' },
] as const
