import type { TieBreakPlayer } from '@maidan/casino'

/** What a player wears: shirt and trim, and the colour in which their points are drawn. */
export type Kit = { shirt: string; trim: string; skin: string; hair: string }

const [BROWN, TAN, DARK] = ['#8a5a3a', '#b07a4e', '#6b4228']

export const KITS: Readonly<Record<TieBreakPlayer, Kit>> = {
  doel: { shirt: '#f4f6fb', trim: '#22304a', skin: BROWN, hair: '#17120f' },
  machranga: { shirt: '#1fa5e0', trim: '#ff8a3c', skin: TAN, hair: '#241812' },
  shalik: { shirt: '#8c5a35', trim: '#ffd257', skin: DARK, hair: '#120d0a' },
  tuntuni: { shirt: '#8fc93a', trim: '#3c5a14', skin: TAN, hair: '#2b1c14' },
  finge: { shirt: '#7f8cc8', trim: '#1d2444', skin: BROWN, hair: '#0f0c0a' },
  bulbuli: { shirt: '#e0524a', trim: '#ffffff', skin: TAN, hair: '#1a1310' },
  moyna: { shirt: '#7a4fd0', trim: '#ffd257', skin: DARK, hair: '#140f0c' },
  chil: { shirt: '#b8752c', trim: '#fff1c9', skin: BROWN, hair: '#1a120d' },
  pencha: { shirt: '#c9b79a', trim: '#5a4630', skin: TAN, hair: '#3a2a1e' },
  bok: { shirt: '#e9eef2', trim: '#2b8f8a', skin: DARK, hair: '#16100c' },
  tiya: { shirt: '#19b06b', trim: '#ff5a6a', skin: BROWN, hair: '#1c1410' },
  baaz: { shirt: '#f2a900', trim: '#3a2408', skin: BROWN, hair: '#120d0a' },
}
