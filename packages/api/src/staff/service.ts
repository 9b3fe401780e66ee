export { recordAction } from './actions.ts'
export { findMemberNames } from './repository.ts'
export { deleteStaffSessionsBefore, findStaffSession } from './sessions.ts'
