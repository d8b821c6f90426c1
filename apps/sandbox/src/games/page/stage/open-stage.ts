import 'pixi.js/unsafe-eval'
import {
  Container,
  WebGLRenderer,
  type Renderer,
  type RendererOptions,
  type Texture,
} from 'pixi.js'
import { createClock, type Clock } from './clock.ts'

/** Denser drawing than this costs battery and shows no difference. */
const DENSITY_MAX = 2

/** When frames take longer than this on average, the drawing is made coarser, once. */
const SLOW_FRAME_MS = 42
const FRAMES_MEASURED = 24

/** With nothing but the idle shimmer to draw, every second frame is enough. */
const IDLE_FRAME_MS = 30

export type Stage = {
  root: Container
  clock: Clock
  density: number
  /** Fits the drawing to its host. */
  resize: (width: number, height: number) => void
  /**
   * Draws one frame, and the others after a rest: before its pictures are there a stage has nothing to
   * show, and its first frame is the dearest one.
   */
  draw: (restMs: number) => void
  /** Hands a picture to the graphics card before a frame needs it. */
  upload: (picture: Texture) => void
  /** Whether frames are drawn at full rate. */
  setLively: (lively: boolean) => void
}

/** Neither WebGL nor a plain canvas can be had. */
export class NoDrawing extends Error {}

/** Opens the drawing surface inside `host`, by WebGL or else by plain canvas, or rejects NoDrawing. */
export async function openStage(host: HTMLElement): Promise<Stage> {
  const density = Math.min(window.devicePixelRatio || 1, DENSITY_MAX)
  const renderer = await openRenderer({
    skipExtensionImports: true,
    resolution: density,
    autoDensity: true,
    // A dense screen hides the steps of an edge by itself.
    antialias: density < DENSITY_MAX,
    backgroundAlpha: 0,
    width: host.clientWidth,
    height: host.clientHeight,
  }).catch((error: unknown) => {
    throw new NoDrawing(String(error))
  })
  const { canvas } = renderer
  canvas.setAttribute('aria-hidden', 'true')
  host.append(canvas)
  const root = new Container()
  const clock = createClock()
  const { draw, pace } = drawFrames(renderer, root, clock)
  const resize = (width: number, height: number) => renderer.resize(width, height)
  const upload = ({ source }: Texture) => renderer.texture.initSource(source)
  return { root, clock, density, resize, draw, upload, setLively: pace }
}

/**
 * The renderer that the browser can have. That of WebGL comes with the page's own code: the library's way of
 * choosing one would ask for it later, and cost a slow line a round trip. The other is fetched by who needs it.
 * It is tried and not asked about: the question opens a surface of its own.
 */
async function openRenderer(options: Partial<RendererOptions>): Promise<Renderer> {
  try {
    return await initialised(new WebGLRenderer(), options)
  } catch {
    const { CanvasRenderer } = await import('./canvas-renderer.ts')
    return initialised(new CanvasRenderer(), options)
  }
}

async function initialised<R extends Renderer>(
  renderer: R,
  options: Partial<RendererOptions>,
): Promise<R> {
  await renderer.init(options)
  return renderer
}

function drawFrames(renderer: Renderer, root: Container, clock: Clock) {
  const easeLoad = loadEaser(renderer)
  let lively = true
  let drawnMs = 0
  const frame = (nowMs: number) => {
    requestAnimationFrame(frame)
    if (!lively && nowMs - drawnMs < IDLE_FRAME_MS) return
    if (lively) easeLoad(nowMs - drawnMs)
    drawnMs = nowMs
    clock.tick(nowMs)
    renderer.render(root)
  }
  return {
    draw: (restMs: number) => {
      requestAnimationFrame(() => renderer.render(root))
      setTimeout(() => requestAnimationFrame(frame), restMs)
    },
    pace: (next: boolean) => {
      lively = next
    },
  }
}

/** Watches how long lively frames take; a device that can not keep up gets fewer pixels to draw. */
function loadEaser(renderer: Renderer): (frameMs: number) => void {
  let frames = 0
  let sumMs = 0
  return (frameMs) => {
    if (renderer.resolution <= 1) return
    frames += 1
    sumMs += Math.min(frameMs, 4 * SLOW_FRAME_MS)
    // A few frames may take so long that the others can not make up for them.
    const slow = sumMs > FRAMES_MEASURED * SLOW_FRAME_MS
    if (slow) renderer.resize(renderer.screen.width, renderer.screen.height, 1)
    else if (frames < FRAMES_MEASURED) return
    frames = 0
    sumMs = 0
  }
}
