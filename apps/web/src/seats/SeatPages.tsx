export { RecoveryPage } from './RecoveryPage.tsx';
export { TransferPage } from './TransferPage.tsx';
