import { createRoot } from 'react-dom/client';
import { BoardDemo } from './board/demo/BoardDemo.tsx';
import './design/fonts.css';
import './design/tokens.css';

const root = document.getElementById('root');
if (root) createRoot(root).render(<BoardDemo path={location.hash.replace('#/board-demo', '')} />);
