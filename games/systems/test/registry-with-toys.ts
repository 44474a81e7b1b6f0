/**
 * The rule systems and the toy that uses every feature of a system. Under the condition `linstock-toys` this
 * replaces the registry when programs run or the page is bundled.
 */

export * as drill from '@linstock/testing/toy-system/system';
export * from '../src/registry.ts';
