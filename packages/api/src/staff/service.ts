export { recordAction, recordServed } from './actions.ts'
export { findMemberNames, findMembers, mayKeepStoreMode } from './repository.ts'
export { deleteStoreLinksBefore, newStoreLink, useStoreLink } from './store-links.ts'
export { actFor, deleteStaffSessionsBefore, findOpenSession, findStaffSession } from './sessions.ts'
