export { contactMailOf } from './message-mails.ts'
export { anonymiseMessages, listMessagesOf, type MessageRow, moveMessages } from './repository.ts'
