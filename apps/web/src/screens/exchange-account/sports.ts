export const sports = ['cricket', 'soccer', 'tennis'] as const
export type Sport = (typeof sports)[number]

/** Whether a text of an answer names one of the three sports. */
export function isSport(text: string): text is Sport {
  return (sports as readonly string[]).includes(text)
}
