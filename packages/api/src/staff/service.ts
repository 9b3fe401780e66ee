export { recordAction } from './actions.ts'
export { deleteStaffSessionsBefore, findStaffSession } from './sessions.ts'
