/** All rule systems, one line each: a new system is added here and nowhere else. */

export * as americanLegions from '@linstock/american-legions/system';
export * as flintlock from '@linstock/flintlock/system';
export * as johnnyReb from '@linstock/johnny-reb/system';
export * as morschauser from '@linstock/morschauser/system';
