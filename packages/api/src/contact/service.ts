export { readIncident } from './read-message.ts'
export { reencodePicture } from './pictures.ts'
export { contactMailOf } from './message-mails.ts'
export {
  addMessage,
  anonymiseMessages,
  findMessage,
  findMessageByKey,
  findPictures,
  listMessagesOf,
  type MessageRow,
  moveMessages,
} from './repository.ts'
