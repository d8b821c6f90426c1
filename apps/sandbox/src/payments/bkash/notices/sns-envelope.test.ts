import { expect, test } from 'vitest'
import { textToSign } from './sns-envelope.ts'

const common = {
  MessageId: 'm-1',
  TopicArn: 'arn:aws:sns:x',
  Message: '{"a":1}',
  Timestamp: '2026-11-23T12:00:00.000Z',
}

test.each([
  [
    { ...common, Type: 'Notification' as const },
    'Message\n{"a":1}\nMessageId\nm-1\nTimestamp\n2026-11-23T12:00:00.000Z\n' +
      'TopicArn\narn:aws:sns:x\nType\nNotification\n',
  ],
  [
    {
      ...common,
      Type: 'SubscriptionConfirmation' as const,
      Token: 't',
      SubscribeURL: 'https://sns.test/confirm',
    },
    'Message\n{"a":1}\nMessageId\nm-1\nSubscribeURL\nhttps://sns.test/confirm\n' +
      'Timestamp\n2026-11-23T12:00:00.000Z\nToken\nt\nTopicArn\narn:aws:sns:x\n' +
      'Type\nSubscriptionConfirmation\n',
  ],
])('SNS signs the keys that are there, in its order', (envelope, text) => {
  expect(textToSign(envelope)).toBe(text)
})
