import { useEffect, useRef } from 'react'
import { ballPlace, pocketDegrees, SPIN_MS, wheelTurn } from './spin.ts'
import { WheelFace } from './wheel-face.tsx'

type WheelProps = {
  name: string
  /** Where the ball lies or will lie; null when nobody knows, and there is no ball. */
  pocket: number | null
  /** The ball runs towards its pocket; otherwise it lies in it. */
  isRunning: boolean
  elapsedMs: () => number
  isStill: boolean
}

const STUDS = [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5]

/** The wheel, which always turns, and the ball, which lies exactly in its pocket in the end. */
export function Wheel(props: WheelProps) {
  const wheel = useRef<SVGGElement>(null)
  const ball = useRef<SVGGElement>(null)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    let frame = 0
    const turn = (nowMs: number) => {
      if (wheel.current && ball.current) move(wheel.current, ball.current, latest.current, nowMs)
      frame = requestAnimationFrame(turn)
    }
    turn(performance.now())
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <svg aria-label={props.name} className="roulette-wheel" role="img" viewBox="-100 -100 200 200">
      <Paints />
      <circle fill="url(#roulette-wood)" r="99" />
      <circle fill="#3a1a07" r="91" />
      <circle fill="url(#roulette-track)" r="90" />
      {STUDS.map((degrees) => (
        <path
          d="M0 -93.4L1.6 -90L0 -82L-1.6 -90Z"
          fill="#f2cf7a"
          key={degrees}
          transform={`rotate(${degrees})`}
        />
      ))}
      <g ref={wheel}>
        <WheelFace />
      </g>
      <g className={props.pocket === null ? 'roulette-no-ball' : undefined} ref={ball}>
        <circle cy="1" fill="#0007" r="3.6" />
        <circle fill="url(#roulette-ball)" r="3.4" />
      </g>
      <circle fill="none" r="95" stroke="#fff" strokeOpacity="0.14" strokeWidth="1.4" />
    </svg>
  )
}

/** Sets wheel and ball as they are at a time. Where motion is not wanted, the ball appears at its end. */
function move(wheel: SVGGElement, ball: SVGGElement, props: WheelProps, nowMs: number): void {
  const { pocket, isRunning, isStill, elapsedMs } = props
  const turn = isStill ? 0 : wheelTurn(nowMs)
  wheel.setAttribute('transform', `rotate(${turn})`)
  if (pocket === null) return
  const runMs = isRunning ? elapsedMs() : SPIN_MS
  ball.setAttribute('visibility', isStill && runMs < SPIN_MS ? 'hidden' : 'visible')
  const { ahead, radius } = ballPlace(runMs)
  const degrees = turn + pocketDegrees(pocket) + ahead
  ball.setAttribute('transform', `rotate(${degrees}) translate(0 ${-radius})`)
}

function Paints() {
  return (
    <defs>
      <radialGradient id="roulette-wood">
        <stop offset="0.86" stopColor="#3a1a07" />
        <stop offset="0.92" stopColor="#a9662c" />
        <stop offset="0.97" stopColor="#6b3512" />
        <stop offset="1" stopColor="#2a1206" />
      </radialGradient>
      <radialGradient id="roulette-track">
        <stop offset="0.86" stopColor="#1d0d04" />
        <stop offset="0.95" stopColor="#7c431a" />
        <stop offset="1" stopColor="#4a230b" />
      </radialGradient>
      <radialGradient cx="0.42" cy="0.36" id="roulette-bowl" r="0.7">
        <stop stopColor="#b06a2c" />
        <stop offset="0.6" stopColor="#6b3512" />
        <stop offset="1" stopColor="#2f1406" />
      </radialGradient>
      <radialGradient cx="0.35" cy="0.3" id="roulette-gold" r="0.9">
        <stop stopColor="#fff8d6" />
        <stop offset="0.5" stopColor="#f0b93a" />
        <stop offset="1" stopColor="#8f5a10" />
      </radialGradient>
      <radialGradient cx="0.35" cy="0.3" id="roulette-ball" r="0.9">
        <stop stopColor="#fff" />
        <stop offset="1" stopColor="#aab4bb" />
      </radialGradient>
    </defs>
  )
}
