import type { Ref } from 'react'
import type { Kit } from '../kits.ts'

type PlayerProps = {
  kit: Kit
  /** Seen from behind, as the player at this end is. */
  isNear: boolean
  /** The whole figure, moved across the court; its feet stand at 0, 0. */
  body: Ref<SVGGElement>
  /** The arm with the racket, turned about the shoulder. */
  arm: Ref<SVGGElement>
}

/** A player, 54 high at the near base line; whoever draws it moves body and arm. */
export function Player({ kit, isNear, body, arm }: PlayerProps) {
  const { shirt, trim, skin } = kit
  return (
    <g ref={body}>
      <ellipse cx="0" cy="0.6" fill="#04101c" fillOpacity="0.42" rx="14" ry="3.6" />
      <g transform={isNear ? undefined : 'scale(-1 1)'}>
        <path
          d="M-4 -25L-7.4 -13L-6.6 -1.5M4 -25L7.6 -14L8.2 -1.5"
          fill="none"
          stroke={skin}
          strokeLinecap="round"
          strokeWidth="4.6"
        />
        <path
          d="M-9.4 -1.8H-4M5.6 -1.8H11.4"
          stroke="#f7fafc"
          strokeLinecap="round"
          strokeWidth="3.4"
        />
        <path d="M-7.6 -29H7.6L9.6 -18.5H1L0 -22L-1 -18.5H-9.6Z" fill={trim} />
        <path
          d="M-8 -39L-13 -31.5L-9.5 -26"
          fill="none"
          stroke={skin}
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeWidth="3.8"
        />
        <path d="M-8.6 -42Q0 -45.4 8.6 -42L10.8 -36L8 -35V-27.4H-8V-35L-10.8 -36Z" fill={shirt} />
        <path d="M-3.4 -43.4Q0 -40.6 3.4 -43.4" fill="none" stroke={trim} strokeWidth="1.7" />
        <path d="M-8 -33H8" stroke={trim} strokeOpacity="0.8" strokeWidth="1.6" />
        <Arm arm={arm} skin={skin} trim={trim} />
        <Head isNear={isNear} kit={kit} />
      </g>
    </g>
  )
}

function Arm({ arm, skin, trim }: Pick<PlayerProps, 'arm'> & Pick<Kit, 'skin' | 'trim'>) {
  return (
    <g className="tie-break-arm" ref={arm}>
      <path d="M8 -39L15 -34" stroke={skin} strokeLinecap="round" strokeWidth="3.8" />
      <path d="M15 -34L20.6 -38.4" stroke="#1b2430" strokeLinecap="round" strokeWidth="2" />
      <g transform="translate(26 -43) rotate(-38)">
        <ellipse
          fill="#ffffff"
          fillOpacity="0.22"
          rx="7.4"
          ry="5.6"
          stroke={trim}
          strokeWidth="1.9"
        />
        <path
          d="M-5 -3.6V3.6M-1.7 -5V5M1.7 -5V5M5 -3.6V3.6M-6.6 -1.8H6.6M-6.6 1.8H6.6"
          stroke="#ffffff"
          strokeOpacity="0.5"
          strokeWidth="0.5"
        />
      </g>
    </g>
  )
}

function Head({ kit: { skin, hair, trim }, isNear }: Pick<PlayerProps, 'kit' | 'isNear'>) {
  return (
    <>
      <circle cx="0" cy="-49" fill={skin} r="5.6" />
      {isNear ? (
        <path
          d="M-5.7 -49.4A5.7 5.7 0 0 1 5.7 -49.4Q4.4 -44.6 0 -44.4Q-4.4 -44.6 -5.7 -49.4Z"
          fill={hair}
        />
      ) : (
        <path d="M-5.8 -49A5.8 5.8 0 0 1 5.8 -49Q3 -51.4 0 -51.6Q-3 -51.4 -5.8 -49Z" fill={hair} />
      )}
      <path d="M-5.7 -50.2Q0 -53 5.7 -50.2" fill="none" stroke={trim} strokeWidth="2" />
    </>
  )
}
