/** Every horse and its strength: how heavily it weighs in the draw of each place of a race. */
export const HORSES = {
  meghna: 22,
  jamuna: 20,
  bagheshwari: 19,
  toofan: 18,
  kalboishakhi: 17,
  machhranga: 16,
  surma: 14,
  shalik: 13,
  karnaphuli: 12,
  rupsha: 12,
  bijoli: 11,
  doel: 10,
  teesta: 9,
  bulbuli: 9,
  mohananda: 8,
  hijol: 7,
  kirtankhola: 7,
  palash: 6,
  tuntuni: 5,
  shimul: 5,
  dhaleshwari: 4,
  kadam: 4,
  ichamati: 3,
  joba: 3,
} as const satisfies Readonly<Record<string, number>>

export type Horse = keyof typeof HORSES
