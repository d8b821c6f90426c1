import type { Sport } from '@maidan/contract'

/** Bat and ball, football, racket: drawn in the line of the other icons. */
export function SportIcon({ sport, className }: { sport: Sport; className: string }) {
  return (
    <svg
      aria-hidden
      className={className}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.8"
      viewBox="0 0 24 24"
    >
      {shapes[sport]}
    </svg>
  )
}

const shapes = {
  cricket: (
    <>
      <path d="m20.5 3.5-5 5" />
      <path d="M13.6 6.8 4.2 16.2a1.6 1.6 0 0 0 0 2.3l1.3 1.3a1.6 1.6 0 0 0 2.3 0l9.4-9.4Z" />
      <circle cx="18" cy="17.5" r="3" />
      <path d="M16.4 15.9c1 .6 1.6 2.1 1.4 4.4" />
    </>
  ),
  soccer: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="m12 8 3.8 2.8-1.45 4.45h-4.7L8.2 10.8Z" />
      <path d="M12 3v5M20.6 9.2l-4.8 1.6M17.3 19.3l-2.95-4.05M6.7 19.3l2.95-4.05M3.4 9.2l4.8 1.6" />
    </>
  ),
  tennis: (
    <>
      <ellipse cx="14.5" cy="8.5" rx="5.6" ry="6.2" transform="rotate(38 14.5 8.5)" />
      <path d="m10.3 12.9-6.3 7" />
      <path d="M11 5.6l7.2 5.6M17.8 4.4l-6.5 8.4" opacity="0.6" />
      <circle cx="19" cy="19" r="2" />
    </>
  ),
} as const
