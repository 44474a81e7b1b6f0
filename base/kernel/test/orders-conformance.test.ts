import { test } from 'node:test';
import { testConformance } from '../src/conformance/index.ts';
import { toyOrders } from './toy-orders.ts';

testConformance(test, toyOrders, { games: 6, every: 3 }, []);
