/** 960 hundredths of a percent are `"9.6"`. */
export function percentText(hundredths: number): string {
  const text = String(hundredths).padStart(3, '0')
  return `${text.slice(0, -2)}.${text.slice(-2)}`.replace(/\.?0+$/, '')
}
