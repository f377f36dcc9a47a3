import { seaRooms } from './seaRooms.ts'
import { townRooms } from './townRooms.ts'

export const rooms = { ...seaRooms, ...townRooms }

export type RoomName = keyof typeof rooms
