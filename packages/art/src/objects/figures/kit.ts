/** A player's colours: shirt and trousers from light to dark, accent, and the light on the edges. */
export type Kit = {
  shirt: readonly [string, string]
  trousers: readonly [string, string]
  accent: string
  rim: string
}

export const GREEN_KIT: Kit = {
  shirt: ['#14A35A', '#04331B'],
  trousers: ['#0B6B3A', '#03200F'],
  accent: '#FFB703',
  rim: '#FFE3A3',
}
