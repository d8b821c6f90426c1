import type { ClubKit } from '../kits.ts'

const SKIN = ['#8f5a38', '#a46a43', '#7a4a2c']
const HAIR = '#15100c'

type PlayerProps = { kit: ClubKit; place: number; isKeeper: boolean }

/**
 * A player who looks to the right, their feet at 0, 0, 27 high. Body and legs are pictures of their
 * own, drawn once: each frame only puts them somewhere else, which weak phones do without painting.
 */
export function Player({ kit, place, isKeeper }: PlayerProps) {
  const skin = SKIN[place % SKIN.length]
  return (
    <>
      <svg className="match-body" viewBox="-10 -28 20 31">
        {!isKeeper && (
          <ellipse cx="-1" cy="0.4" fill="#04160c" fillOpacity="0.42" rx="7.4" ry="2.1" />
        )}
        <Body kit={kit} skin={skin} />
      </svg>
      <div className="match-legs" data-part="legs">
        <svg viewBox="-9 -10 18 11">
          <path
            d="M-2 -8.6L-4.4 -5.2L-6.2 -1M2.2 -8.4L3.8 -5.6L5.6 -0.8"
            fill="none"
            stroke={skin}
            strokeLinecap="round"
            strokeLinejoin="round"
            strokeWidth="2.4"
          />
          <path
            d="M-4.6 -5L-5.9 -1.8M4 -5.2L5.2 -1.6M-7.2 -0.5H-5.2M5.2 -0.3H7.4"
            stroke={kit.trim}
            strokeLinecap="round"
            strokeWidth="2.5"
          />
        </svg>
      </div>
    </>
  )
}

function Body({ kit, skin }: { kit: ClubKit; skin: string | undefined }) {
  const { shirt, shorts, trim } = kit
  return (
    <>
      <path
        d="M-2.2 -19.4L-5.2 -15.4L-3.6 -12.4M2.4 -19.4L5.2 -16L7.4 -14.2"
        fill="none"
        stroke={skin}
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="2"
      />
      <path
        d="M-3.4 -20.8Q0.2 -22.2 3.6 -20.8L5 -17.4L3.5 -16.6L3.4 -12.6H-3.4L-3.3 -16.6L-4.9 -17.4Z"
        fill={shirt}
      />
      <path d="M-0.6 -21.2H0.9V-12.6H-0.6Z" fill={trim} fillOpacity="0.85" />
      <path d="M-3.4 -13.2H3.5L4.3 -8.4L0.8 -7.8L0.1 -9.8L-1.2 -7.8L-4.4 -8.6Z" fill={shorts} />
      <circle cx="0.5" cy="-24" fill={skin} r="2.9" />
      <path
        d="M-2.5 -23.7A3 3 0 0 1 3 -25.4Q1.2 -25.7 0.2 -25.2Q-0.8 -24.4 -0.9 -22.4Q-2.2 -22.4 -2.5 -23.7Z"
        fill={HAIR}
      />
    </>
  )
}
