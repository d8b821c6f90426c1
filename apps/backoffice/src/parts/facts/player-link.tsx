import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { paths } from '../../app/paths.ts'

/** A player's name that leads to his page. */
export function PlayerLink(props: { id: number; username: string; className?: string }) {
  return (
    <Link
      className={clsx(
        'font-medium whitespace-nowrap text-sky underline-offset-2 hover:underline',
        props.className,
      )}
      params={{ playerId: String(props.id) }}
      to={paths.player}
    >
      {props.username}
    </Link>
  )
}
