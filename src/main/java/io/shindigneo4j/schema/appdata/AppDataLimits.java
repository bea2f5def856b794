package io.shindigneo4j.schema.appdata;

/** The most that an application may keep for one person: keys, and the sum of the values' sizes. */
public record AppDataLimits(long keys, long size) {}
