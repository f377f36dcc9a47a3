export { GameListPage } from './GameListPage.tsx'
export { GamePage } from './GamePage.tsx'
export { LobbyPage } from './LobbyPage.tsx'
