import type { MessageState } from '../../phone/phone-view.ts'

/** The texts of the phone that forwards; it speaks English alone. */
export const words = {
  site: 'Address of the site',
  device: 'Device',
  firstPart: 'First part of the secret',
  secondPart: 'Second part of the secret',
  simOf: 'SIM number at',
  enrol: 'Enrol this phone',
  enrolAgain: 'Enrol again',
  enrolled: 'Enrolled as',
  noNetwork: 'No network',
  drop: 'Drop the next message',
  dropping: 'The next message will be dropped',
  from: 'From',
  text: 'Message',
  forge: 'Forge a message',
  messages: 'Messages',
  noMessages: 'No message has come yet.',
  noAnswer: 'The phone did not answer. Please try again.',
  states: {
    waiting: 'waiting',
    taken: 'taken',
    held: 'sent, one before it is missing',
    dropped: 'dropped',
  } satisfies Record<MessageState, string>,
} as const
