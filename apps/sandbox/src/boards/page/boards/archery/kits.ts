import type { ArcherKey } from '@maidan/casino'

/** What an archer wears, and the colour of their arrows. */
export type Kit = { shirt: string; trim: string; skin: string; hair: string }

const [BROWN, TAN, DARK] = ['#8a5a3a', '#b07a4e', '#6b4228']

export const KITS: Readonly<Record<ArcherKey, Kit>> = {
  shimul: { shirt: '#e23d3d', trim: '#ffd9a0', skin: BROWN, hair: '#17120f' },
  palash: { shirt: '#ff7a1f', trim: '#3b1a06', skin: TAN, hair: '#241812' },
  bakul: { shirt: '#f2ead2', trim: '#8a6a3a', skin: DARK, hair: '#120d0a' },
  tamal: { shirt: '#2f7d5b', trim: '#c9f2dc', skin: TAN, hair: '#2b1c14' },
  hijal: { shirt: '#f06a9a', trim: '#4a1028', skin: BROWN, hair: '#0f0c0a' },
  jarul: { shirt: '#9a5fe0', trim: '#efe0ff', skin: TAN, hair: '#1a1310' },
  kadam: { shirt: '#f2b21b', trim: '#4a3000', skin: DARK, hair: '#140f0c' },
  champa: { shirt: '#f7e27a', trim: '#6b5a10', skin: BROWN, hair: '#1a120d' },
  shirish: { shirt: '#6fc94a', trim: '#183a0c', skin: TAN, hair: '#3a2a1e' },
  jhau: { shirt: '#19a7a0', trim: '#d8fffb', skin: DARK, hair: '#16100c' },
  debdaru: { shirt: '#3b78e0', trim: '#dce9ff', skin: BROWN, hair: '#1c1410' },
  chhatim: { shirt: '#d9e4ec', trim: '#3a5468', skin: TAN, hair: '#120d0a' },
}
