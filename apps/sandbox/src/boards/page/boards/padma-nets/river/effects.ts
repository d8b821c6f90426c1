/** A drop, bubble or coin that flies for a while. */
type Speck = {
  look: 'drop' | 'bubble' | 'coin'
  x: number
  y: number
  speedX: number
  speedY: number
  r: number
  ageMs: number
  lifeMs: number
}

/** An amount that rises from where a fish was caught. */
type Floater = { text: string; x: number; y: number; ageMs: number; size: number }

const SPECKS_MAX = 140
const FLOATER_MS = 1_300
const GRAVITY = 520
const LOOKS = { drop: '#E4FFFB', bubble: '#DDFBFF', coin: '#FFD257' } as const

/**
 * All that flies for a moment: drops, bubbles, coins and amounts. `random` gives 0 to 1. In a still
 * picture amounts stand where they are, and nothing flies.
 */
export function createEffects(random: () => number, isStill: boolean) {
  let specks: Speck[] = []
  let floaters: Floater[] = []

  const add = (speck: Omit<Speck, 'ageMs'>) => {
    if (!isStill && specks.length < SPECKS_MAX) specks.push({ ...speck, ageMs: 0 })
  }

  return {
    splash: (x: number, y: number, count: number) => burst('drop', x, y, count, 150),
    coins: (x: number, y: number, count: number) => burst('coin', x, y, count, 190),
    bubbles: (x: number, y: number, count: number) => {
      for (let index = 0; index < count; index += 1) {
        add({
          look: 'bubble',
          x: x + (random() - 0.5) * 26,
          y: y + (random() - 0.5) * 14,
          speedX: (random() - 0.5) * 14,
          speedY: -26 - random() * 40,
          r: 1 + random() * 2.6,
          lifeMs: 700 + random() * 900,
        })
      }
    },
    write: (text: string, x: number, y: number, size: number) => {
      floaters.push({ text, x, y, ageMs: 0, size })
    },
    move: (deltaMs: number) => {
      for (const speck of specks) moveSpeck(speck, deltaMs)
      for (const floater of floaters) floater.ageMs += deltaMs
      specks = specks.filter(({ ageMs, lifeMs }) => ageMs < lifeMs)
      floaters = floaters.filter(({ ageMs }) => ageMs < FLOATER_MS)
    },
    paint: (context: CanvasRenderingContext2D, width: number) => {
      for (const speck of specks) paintSpeck(context, speck)
      for (const floater of floaters) paintFloater(context, floater, width, isStill)
      context.globalAlpha = 1
    },
  }

  function burst(look: 'drop' | 'coin', x: number, y: number, count: number, speed: number) {
    for (let index = 0; index < count; index += 1) {
      const angle = -Math.PI * (0.12 + random() * 0.76)
      const force = speed * (0.4 + random() * 0.8)
      add({
        look,
        x,
        y,
        speedX: Math.cos(angle) * force,
        speedY: Math.sin(angle) * force,
        r: look === 'coin' ? 2.6 + random() * 2 : 1.2 + random() * 1.8,
        lifeMs: 520 + random() * 480,
      })
    }
  }
}

export type Effects = ReturnType<typeof createEffects>

function moveSpeck(speck: Speck, deltaMs: number): void {
  const seconds = deltaMs / 1_000
  speck.ageMs += deltaMs
  speck.x += speck.speedX * seconds
  speck.y += speck.speedY * seconds
  if (speck.look !== 'bubble') speck.speedY += GRAVITY * seconds
}

function paintSpeck(context: CanvasRenderingContext2D, speck: Speck): void {
  const { look, x, y, r, ageMs, lifeMs } = speck
  context.globalAlpha = Math.min(1, (1 - ageMs / lifeMs) * 2)
  context.beginPath()
  context.arc(x, y, r, 0, Math.PI * 2)
  if (look === 'bubble') {
    context.strokeStyle = LOOKS.bubble
    context.lineWidth = 0.9
    context.stroke()
    return
  }
  context.fillStyle = LOOKS[look]
  context.fill()
}

const LETTERS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Bengali'"

function paintFloater(
  context: CanvasRenderingContext2D,
  { text, x, y, ageMs, size }: Floater,
  width: number,
  isStill: boolean,
): void {
  const share = ageMs / FLOATER_MS
  context.globalAlpha = share < 0.7 ? 1 : Math.max(0, 1 - (share - 0.7) / 0.3)
  context.font = `800 ${size}px ${LETTERS}, sans-serif`
  context.textAlign = 'center'
  context.lineJoin = 'round'
  context.lineWidth = size / 4
  context.strokeStyle = '#04202EE6'
  context.fillStyle = size > 16 ? '#FFD257' : '#E9F7F4'
  const half = context.measureText(text).width / 2 + 6
  const atX = Math.min(width - half, Math.max(half, x))
  const atY = y - 8 - (isStill ? 0 : 34 * (1 - (1 - share) ** 2))
  context.strokeText(text, atX, atY)
  context.fillText(text, atX, atY)
}
