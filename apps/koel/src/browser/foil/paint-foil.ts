export type Box = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const CORNER = 14

/** Paints the silver over one field. */
export function paintFoil(context: CanvasRenderingContext2D, box: Box): void {
  const { left, top, width, height } = box
  const silver = context.createLinearGradient(left, top, left + width, top + height)
  silver.addColorStop(0, '#aab2bd')
  silver.addColorStop(0.35, '#eef1f4')
  silver.addColorStop(0.55, '#c3c9d1')
  silver.addColorStop(1, '#8c95a2')
  context.save()
  context.beginPath()
  context.roundRect(left - 0.5, top - 0.5, width + 1, height + 1, CORNER)
  context.clip()
  context.fillStyle = silver
  context.fillRect(left - 1, top - 1, width + 2, height + 2)
  context.strokeStyle = '#ffffff66'
  context.lineWidth = 1
  for (let x = left - height; x < left + width; x += 7) {
    context.beginPath()
    context.moveTo(x, top + height)
    context.lineTo(x + height, top)
    context.stroke()
  }
  paintWheel(context, left + width / 2, top + height / 2, width * 0.27)
  context.restore()
}

function paintWheel(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.strokeStyle = '#6d7683'
  context.lineWidth = Math.max(2, radius / 11)
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  for (let spoke = 0; spoke < 8; spoke += 1) {
    const angle = (spoke * Math.PI) / 4
    context.moveTo(x, y)
    context.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius)
  }
  context.stroke()
}
