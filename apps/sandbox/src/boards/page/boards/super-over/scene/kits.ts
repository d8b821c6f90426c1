import type { CricketTeamKey } from '@maidan/casino'
import type { Kit } from '../../../cricket/kit.ts'

export const KITS: Readonly<Record<CricketTeamKey, Kit>> = {
  padma: { shirt: '#2f8fe0', deep: '#123f73', trim: '#ffb703' },
  meghna: { shirt: '#8d99b8', deep: '#343d58', trim: '#e9ecf4' },
  jamuna: { shirt: '#e0523a', deep: '#6e1c10', trim: '#ffe3c2' },
  surma: { shirt: '#1fb6a6', deep: '#0a4f49', trim: '#fff2b8' },
  teesta: { shirt: '#7b5be0', deep: '#2f1c70', trim: '#c9f2ff' },
  rupsha: { shirt: '#f0a020', deep: '#744406', trim: '#4b1248' },
  halda: { shirt: '#d6417f', deep: '#651437', trim: '#ffe08a' },
  sangu: { shirt: '#4bb34b', deep: '#185018', trim: '#ffffff' },
  gorai: { shirt: '#c9c23a', deep: '#57530c', trim: '#1c3f8f' },
  atrai: { shirt: '#c47a4a', deep: '#57290e', trim: '#bff0d8' },
  dhansiri: { shirt: '#9bd64f', deep: '#3b5f10', trim: '#8f1d2c' },
  feni: { shirt: '#35507f', deep: '#101c38', trim: '#ff8a5c' },
}
